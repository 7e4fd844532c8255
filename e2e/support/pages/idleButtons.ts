/** In a page without scripts: buttons that are shown, can be pressed, and do nothing. */
export const idleButtons = (): string[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button, [role=button], [role=switch]')]
    .filter((button) => button.checkVisibility() && !button.disabled)
    .filter((button) => !(button.type === 'submit' && button.form) && !button.hasAttribute('popovertarget'))
    .map((button) => button.outerHTML.slice(0, 120));
