/** `invalid`: the form refused the address and sent nothing. `refused`: the API refused it. */
export type Subscription = { outcome: 'accepted' | 'invalid' | 'refused'; message: string };

/** The shell's newsletter. Any remote may show its form. */
export type Newsletter = {
  /** Address of the form's POST without scripts. Its only field is `email`; the server adds those of `EVIDENCE_FIELDS`. */
  action: string;
  /**
   * Subscribes an address (docs/product/api.md#send-1). A verdict of the form or the API is a value with the visitor's
   * sentence. Any other failure of the call rejects.
   */
  subscribe(email: string): Promise<Subscription>;
};
