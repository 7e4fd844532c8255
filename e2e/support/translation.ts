import { expect, type Page } from '@playwright/test';

/** The effect of a translation: it keeps the words, so that tests find them, or it turns them into capitals. */
type Wording = 'same' | 'capitals';

/** The event of the document that asks the translator for STALE_TEXTS. */
const ASK_STALE_TEXTS = 'ask-stale-texts';
/** The attribute of `html` with the texts that React changed after their translation, as JSON. */
const STALE_TEXTS = 'data-stale-texts';

type TranslatorOptions = { begin: 'served' | 'hydrated'; wording: Wording; ask: string; answer: string };

/**
 * Runs in the page in an isolated world, as Chrome's translator does. It replaces each text with letters by
 * `<font><font>…</font></font>` and marks `html`, both as Chrome does. It also translates texts that come later.
 */
function translator({ begin, wording, ask, answer }: TranslatorOptions): void {
  const originals = new Map<HTMLElement, Text>();
  const untranslated = 'script, style, noscript, textarea, iframe, [translate=no], font';

  const translated = (text: string) => (wording === 'capitals' ? text.toUpperCase() : text);

  const translateText = (text: Text) => {
    if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(untranslated)) return;
    const font = () => Object.assign(document.createElement('font'), { style: 'vertical-align: inherit;' });
    const [outer, inner] = [font(), font()];
    inner.textContent = translated(text.data);
    outer.append(inner);
    originals.set(outer, text);
    text.parentNode?.insertBefore(outer, text);
    text.parentNode?.removeChild(text);
  };

  const translateTree = (root: Node) => {
    if (root instanceof Text) return root.isConnected && translateText(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateTree(target);
      else addedNodes.forEach(translateTree);
    }
  });

  const translate = () => {
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
    const title = document.querySelector('title');
    if (title) title.textContent = translated(title.textContent);
    translateTree(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };

  document.addEventListener(ask, () => {
    const stale = [...originals].filter(
      ([font, text]) => font.isConnected && font.textContent !== translated(text.data),
    );
    document.documentElement.setAttribute(
      answer,
      JSON.stringify(stale.map(([font, text]) => [font.textContent, text.data])),
    );
  });

  if (begin === 'served') document.addEventListener('DOMContentLoaded', translate, { once: true });
  else
    new MutationObserver((_, ready) => {
      if (!document.documentElement?.hasAttribute('data-ready')) return;
      ready.disconnect();
      translate();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

/** Translates all later documents of a page, either when they are parsed, before React, or after hydration. */
export async function translate(page: Page, { begin, wording }: Pick<TranslatorOptions, 'begin' | 'wording'>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const options: TranslatorOptions = { begin, wording, ask: ASK_STALE_TEXTS, answer: STALE_TEXTS };
  await browser.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translator})(${JSON.stringify(options)})`,
    worldName: 'translator',
  });
}

/** Expects that each visible text is the translation of React's present text. */
export async function expectNoStaleText(page: Page): Promise<void> {
  await page.evaluate((ask) => document.dispatchEvent(new Event(ask)), ASK_STALE_TEXTS);
  expect(await page.locator('html').getAttribute(STALE_TEXTS), 'texts that a translation hides').toBe('[]');
}
