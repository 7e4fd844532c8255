import { inlineHash } from '../pages/document/inlineHash';
import type { InlineScripts } from '../pages/document/shellBuild';

const aScript = (text: string) => ({ text, source: inlineHash(text) });

/** Used in place of the inline scripts that the build writes. */
export const someInlineScripts: InlineScripts = { firstPaint: aScript('paint()'), start: aScript('start()') };
