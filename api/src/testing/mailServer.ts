import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test. It refuses recipients in `refused`. */
export async function mailServer() {
  const received: ParsedMail[] = [];
  const refused = new Set<string>();
  let heard = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error(`<${address}> does not exist`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
        heard();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    /** Resolves when so many mails have come. */
    async untilReceived(count: number) {
      while (received.length < count) await new Promise<void>((resolve) => (heard = resolve));
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type TestMailServer = Awaited<ReturnType<typeof mailServer>>;
