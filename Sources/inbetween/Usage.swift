/// What `--help` prints.
let usageText = """
    usage: inbetween [FILE.swift… | FOLDER | SESSION.md] [-e ENTRY]… [options]
           inbetween test FOLDER… [--json] [--junit FILE]
           inbetween check FILE.md… [--update] [--json] [--junit FILE]
           inbetween replay SESSION.md [--pause]
           inbetween export SESSION.md -o OUT.html
           inbetween doctor

    Runs SwiftUI source on a virtual clock and shows what its animations do.
    Without a terminal it reads entries from standard input: inbetween Card.swift < steps.txt

    options
      -e ENTRY            runs an entry, then exits; may be given several times
      --json              one JSON object a line for every event
      --fps N             frames a second (60)
      --width N           columns of the output, 20 to 200
      --color WHEN        auto, always or never
      --ascii             draws with ASCII alone
      --plain             writes tables in place of plots
      --os VERSION        whose defaults hold: 16, 17, 18 or 26 (26)
      --no-init           runs no init file
      --no-history        keeps no history
      --version, --help

    exit status: 0 all well; 1 an entry failed, an :expect did not hold, or a session differs;
    2 usage, unreadable or malformed file; 130 interrupted in batch
    """

/// The version of the program.
let versionText = "inbetween 1.0"
