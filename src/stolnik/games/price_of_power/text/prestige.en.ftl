### Chapter 17: Missions, Milestones and Power Struggles.

## Options

move-announce = Announce the Mission { $mission } (Prestige: { $prestige })
    .label = Announce now: { $mission }
move-hold = Hold the Mission { $mission } back, even when it is met
    .label = Hold back: { $mission }
move-order = Announce the Mission { $mission } as soon as it is met
    .label = Announce once met: { $mission }

## Events

event-MissionHeldBack = { $seat } holds the Mission { $mission } back.
event-MissionOrdered = { $seat } announces the Mission { $mission } as soon as it is met.
event-MilestoneReached = { $seat } completes the Milestone { $milestone }, number { $rank } to do so.
event-StruggleBegan = A Power Struggle begins: { $struggle }.
event-StruggleUpcoming = The next Power Struggle will be { $struggle }.
event-StruggleScored = The Power Struggle { $struggle } is scored.

why-power_struggle = a Power Struggle
