/** In the printed page: elements that do not belong on paper, and faults of the sheet. */
export const faultsOnPaper = (): string[] => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const named = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 100)}`;
  const parts = [...document.querySelectorAll('body *')];
  const stuck = parts.filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed');
  const answers = 'details > :not(summary)';
  const areOpen = shown(answers).length === document.querySelectorAll(answers).length;
  const { backgroundColor } = getComputedStyle(document.body);
  return [
    ...shown('button, form, nav, dialog, video, iframe, [role=switch], [href="#contenido"]').map(named('control')),
    ...stuck.map(named('on every sheet')),
    ...(areOpen || shown('details').length === 0 ? [] : ['closed answers']),
    ...(backgroundColor === 'rgb(255, 255, 255)' ? [] : [`ground: ${backgroundColor}`]),
    ...(getComputedStyle(document.documentElement).colorScheme === 'light' ? [] : ['dark']),
  ];
};
