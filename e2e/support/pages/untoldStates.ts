/**
 * In the page: chosen elements (current, selected, pressed) that differ from their neighbours only by colour (WCAG 1.4.1).
 * It compares lines, weight, and whether there is a background at all.
 */
export const untoldStates = (): string[] => {
  const CHOSEN = ':is(a, button)[aria-current], [role=tab][aria-selected=true], [aria-pressed=true]';
  const OTHERS = ':is(a, button):not([aria-current], [aria-selected=true], [aria-pressed=true])';
  const page = getComputedStyle(document.body).backgroundColor;
  const isUnseen = (color: string) => color === page || /^rgba.*, 0\)$/.test(color);
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      isUnseen(style[`border${side}Color`]) ? '0px' : `${style[`border${side}Width`]} ${style[`border${side}Style`]}`,
    );
    return [...edges, style.textDecorationLine, style.fontWeight, isUnseen(style.backgroundColor)].join();
  };
  return [...document.querySelectorAll<HTMLElement>(CHOSEN)]
    .filter((chosen) => chosen.checkVisibility())
    .filter((chosen) => {
      const group = chosen.closest('nav, ul, [role=tablist]') ?? chosen.parentElement;
      const others = [...(group?.querySelectorAll(OTHERS) ?? [])];
      return others.some((other) => other.checkVisibility() && look(other) === look(chosen));
    })
    .map((chosen) => chosen.outerHTML.slice(0, 120));
};
