import * as z from 'zod/mini';
import { emailAddress } from '../text/emailAddress';

/** What a visitor subscribes with. */
export const newsletterSubscription = z.object({ email: emailAddress('Email inválido') });

/** `POST /newsletters/` accepted. `message` is shown where the provider sends one. */
export const newsletterAccepted = z.object({ message: z.optional(z.string()) });

/** `POST /newsletters/` refused: the first sentence is shown. */
export const newsletterRefused = z.object({ email: z.array(z.string()) });
