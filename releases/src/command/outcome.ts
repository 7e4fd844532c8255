/** The result of a verb: `data` for `--json`, `lines` for people. */
export type Outcome = { data: object; lines: string[] };
