import { createTransport } from 'nodemailer';
import type { SendMail } from './mail';

/** The mail server, and the addresses that mails use. */
export type MailSettings = {
  /** `smtp://user:password@host:587`; `smtps://` for a server that speaks TLS from the beginning. */
  smtpUrl: string;
  from: string;
  /** The company's own address, which gets the mails about messages. */
  to: string;
  /** The site's origin, for links in mails, without a slash at its end. */
  siteUrl: string;
};

// In milliseconds. Their sum stays below the outbox's first pause: after that, another instance may take the mail.
const CONNECTION_TIMEOUT = 10_000;
const ANSWER_TIMEOUT = 20_000;

/** Tells other programs, such as absence notices, not to answer: RFC 3834, section 5, and the header of Exchange servers. */
const BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Sends mails by SMTP, each on a connection of its own. */
export function smtpSender({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: ANSWER_TIMEOUT,
    // Nodemailer must never read a file or an address that a mail names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ headers, ...mail }) => {
    await transport.sendMail({ from, ...mail, headers: { ...headers, ...BY_A_PROGRAM } });
  };
}
