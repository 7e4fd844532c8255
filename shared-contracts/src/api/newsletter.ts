import * as z from 'zod/mini';
import { emailAddress } from '../text/emailAddress';

// Contract 1 promised zod's own type of an address, which cannot read the text before it checks it.
const email = emailAddress('Email inválido') as z.ZodMiniType<string> as z.ZodMiniEmail;

/** What a visitor subscribes with. */
export const newsletterSubscription = z.object({ email });

/** `POST /newsletters/` accepted. `message` is shown where the provider sends one. */
export const newsletterAccepted = z.object({ message: z.optional(z.string()) });

/** `POST /newsletters/` refused: the first sentence is shown. */
export const newsletterRefused = z.object({ email: z.array(z.string()) });
