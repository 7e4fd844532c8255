import * as z from 'zod/mini';
import { emailAddress } from '../text/emailAddress';

// Contract 1 promised zod's own email type. That type cannot clean the text before it checks it, so ours poses as it.
const email = emailAddress('Email inválido') as z.ZodMiniType<string> as z.ZodMiniEmail;

/** The body of `POST /newsletters/`. */
export const newsletterSubscription = z.object({ email });

/** The answer of `POST /newsletters/` to a valid address. `message` is shown if the provider sends one. */
export const newsletterAccepted = z.object({ message: z.optional(z.string()) });

/** The answer of `POST /newsletters/` that refuses an address. The page shows the first sentence. */
export const newsletterRefused = z.object({ email: z.array(z.string()) });
