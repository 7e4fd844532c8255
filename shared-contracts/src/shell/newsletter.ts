/** `invalid`: the form refused the address, and nothing was sent. `refused`: the API did. */
export type Subscription = { outcome: 'accepted' | 'invalid' | 'refused'; message: string };

/** The newsletter is the shell's. Any remote may offer its form. */
export type Newsletter = {
  /** Where the form posts to without scripts: its only field is `email`. The server adds those of `EVIDENCE_FIELDS`. */
  action: string;
  /**
   * Subscribes an address (docs/product/api.md#send-1). What the form or the API says of the address is a value with the
   * visitor's sentence. Any other failure of the call rejects.
   */
  subscribe(email: string): Promise<Subscription>;
};
