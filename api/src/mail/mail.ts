/** An address that a visitor wrote. In this form, nodemailer never reads it as a list or as an address with a name. */
type VisitorsAddress = { name: ''; address: string };

export const visitorsAddress = (address: string): VisitorsAddress => ({ name: '', address });

/** A mail without its sender, which is the same for all. */
export type Mail = {
  to: string | VisitorsAddress;
  replyTo?: string | VisitorsAddress;
  /** Without it, each attempt to send the mail has a Message-ID of its own. */
  messageId?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/** Hands a mail to a server. Rejects with a `MailFailure`. */
export type SendMail = (mail: Mail) => Promise<void>;

/** An error of nodemailer. It has a `responseCode` (RFC 5321) if the server refused `command`. */
export type MailFailure = Error & { code?: string; command?: string; responseCode?: number };
