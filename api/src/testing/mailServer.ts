import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server for a test. It refuses the recipients in `refused`, each with its code. */
export async function mailServer() {
  const received: ParsedMail[] = [];
  const refused = new Map<string, number>();
  let heard = () => {};
  let isReleased = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address);
      if (responseCode === undefined) return done();
      done(Object.assign(new Error(`<${address}> is refused`), { responseCode }));
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        heard();
        isReleased.then(() => done());
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
    /** Resolves when the received mails make the condition true. */
    async until(isTrue: () => boolean) {
      while (!isTrue()) await new Promise<void>((resolve) => (heard = resolve));
    },
    /** Leaves mails unanswered until the returned function is called. */
    hold() {
      let release = () => {};
      isReleased = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type TestMailServer = Awaited<ReturnType<typeof mailServer>>;
