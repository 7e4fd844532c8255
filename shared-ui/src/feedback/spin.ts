import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Rotates an element. Under reduced motion the base styles stop it. */
export const spin = css({ animation: `${turn} 900ms linear infinite` });
