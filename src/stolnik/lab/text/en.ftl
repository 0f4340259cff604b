### The lab, for people.

error-one-bot = A duel needs two different bots or more; these are not: { $bots }.
error-alone = A duel needs two players or more at the table.
error-not-a-journal = { $file } is not a file of games of this command, so nothing was added to it.
error-other-plan = { $file } holds games of another plan; name another file, or ask for what it was begun with: { $plan }.
error-other-version = { $file } was begun with version { $version } of { $game }, and this is { $own }.
error-journal-line = Line { $line } of { $file } is damaged: { $problem }
error-extra = This needs { $package }, which is not installed: pip install 'stolnik[lab]'.
error-picture = A picture can be a file that ends in { $right }, and { $file } does not.
