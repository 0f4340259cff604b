### The bots, for people.

bot-random = takes any legal move, each with the same chance
bot-greedy = takes the move after which its position looks best

error-bot = There is no bot called “{ $bot }”; the bots are: { $right }.
