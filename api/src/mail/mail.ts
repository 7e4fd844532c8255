/** A mail without its sender, which is the same for all. */
export type Mail = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/** Hands a mail to a server. Rejects with a `MailFailure`. */
export type SendMail = (mail: Mail) => Promise<void>;

/** What nodemailer rejects with. `responseCode` (RFC 5321) is there where the server answered `command` and refused. */
export type MailFailure = Error & { code?: string; command?: string; responseCode?: number };
