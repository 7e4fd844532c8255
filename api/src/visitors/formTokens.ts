import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../data/database';
import { formKeys } from '../data/schema';

const ONLY_ROW = 1;

/** Minimum age of a token, in milliseconds. No person reads and fills in the form faster. */
const MIN_AGE = 2_000;
/** Maximum age of a token, in milliseconds. A page may be open for days. A program may use one token for ever. */
const MAX_AGE = 7 * 24 * 3_600_000;

/**
 * How far in the future a token may be, in milliseconds: the clock may have been set back, or be behind that of another
 * instance. Such a token is valid, but says nothing about the form's age.
 */
const CLOCK_TOLERANCE = 12 * 3_600_000;

/** Distinguishes forms that a person filled in from those that a program sends at once or again and again. */
export class FormTokens {
  private key: Promise<string> | undefined;

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** A token for a form that is rendered now: the time in milliseconds since 1970, and its signature. */
  async create(): Promise<string> {
    const time = String(this.now());
    return `${time}.${await this.sign(time)}`;
  }

  /** Whether this site signed the token, and its age fits a form that a person sends: at most `maxAge` milliseconds. */
  async isCredible(token: string, maxAge = MAX_AGE): Promise<boolean> {
    const [time = '', signature = ''] = token.split('.', 2);
    const wanted = Buffer.from(await this.sign(time));
    const given = Buffer.from(signature);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    const age = this.now() - Number(time);
    return Math.abs(age) >= MIN_AGE && age >= -CLOCK_TOLERANCE && age <= maxAge;
  }

  private async sign(time: string): Promise<string> {
    this.key ??= readKey(this.database).catch((error: unknown) => {
      // The next form asks the database again.
      this.key = undefined;
      throw error;
    });
    return createHmac('sha256', await this.key)
      .update(time)
      .digest('base64url');
  }
}

/** The key of all instances. The first that needs one makes it. */
async function readKey(database: Database): Promise<string> {
  const find = () => database.select().from(formKeys).where(eq(formKeys.id, ONLY_ROW));
  // Read first, because pages show forms even while the database cannot write.
  const [known] = await find();
  if (known) return known.key;
  const key = randomBytes(32).toString('base64url');
  await database.insert(formKeys).values({ id: ONLY_ROW, key }).onConflictDoNothing();
  const [kept] = await find();
  if (!kept) throw new Error('form_keys has no row: it was deleted while it was read');
  return kept.key;
}
