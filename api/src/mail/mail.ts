/** An address that a visitor wrote. It is never read as a list, or as an address with a name. */
type VisitorsAddress = { name: ''; address: string };

export const visitorsAddress = (address: string): VisitorsAddress => ({ name: '', address });

/** A mail without its sender, which is the same for all. */
export type Mail = {
  to: string | VisitorsAddress;
  replyTo?: string | VisitorsAddress;
  /** Without one, each attempt to send the mail has its own. */
  messageId?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/** Hands a mail to a server. Rejects with a `MailFailure`. */
export type SendMail = (mail: Mail) => Promise<void>;

/** What nodemailer rejects with. `responseCode` (RFC 5321) is there where the server answered `command` and refused. */
export type MailFailure = Error & { code?: string; command?: string; responseCode?: number };
