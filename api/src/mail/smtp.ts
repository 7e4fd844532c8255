import { createTransport } from 'nodemailer';
import type { SendMail } from './mail';

/** Where mails are handed in, and from whom and to whom they are. */
export type MailSettings = {
  /** `smtp://user:password@host:587`; `smtps://` for a server that speaks TLS from the beginning. */
  smtpUrl: string;
  from: string;
  /** The company's own address, which is told of messages. */
  to: string;
  /** The site's origin, for links in mails, without a slash at its end. */
  siteUrl: string;
};

// In milliseconds. Together they are less than the first pause of the outbox, after which a mail is tried again.
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
    // A text is a text: it must not name files or addresses to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ headers, ...mail }) => {
    await transport.sendMail({ from, ...mail, headers: { ...headers, ...BY_A_PROGRAM } });
  };
}
