/** What a verb found or did: `data` for `--json`, `lines` for people. */
export type Outcome = { data: object; lines: string[] };
