import { SHELL } from 'shared-contracts';
import { element } from './element';
import type { Region } from './findRegions';

type Box = { region: Element; box: HTMLElement; label: HTMLElement };

/** Outlines with labels over parts of the page. They follow it when it is scrolled or its parts change their sizes. */
export class Outlines {
  readonly layer = element('div', { class: 'outlines' });
  private boxes: Box[] = [];
  private isDue = false;
  private readonly sizes = new ResizeObserver(() => this.placeSoon());

  constructor() {
    for (const type of ['scroll', 'resize']) addEventListener(type, () => this.placeSoon(), { passive: true });
  }

  /** Shows these parts. Boxes of parts that are shown already stay, because a page may change many times a second. */
  show(regions: readonly Region[]): void {
    const isShown = ({ element: region, label }: Region, index: number) =>
      this.boxes[index]?.region === region && this.boxes[index].label.textContent === label;
    if (regions.length === this.boxes.length && regions.every(isShown)) {
      this.placeSoon();
      return;
    }
    this.sizes.disconnect();
    this.boxes = regions.map(({ element: region, owner, label: text }) => {
      this.sizes.observe(region);
      const label = element('span', {}, text);
      return { region, label, box: element('div', { class: owner === SHELL ? 'outline shell' : 'outline' }, label) };
    });
    this.layer.replaceChildren(...this.boxes.map(({ box }) => box));
    this.place();
  }

  private placeSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.place();
    });
  }

  private place(): void {
    // The header sticks to the top, over what is scrolled below it.
    const covered = this.boxes.find(({ region }) => region.localName === 'header')?.region.getBoundingClientRect();
    for (const { region, box, label } of this.boxes) {
      const isHeader = region.localName === 'header';
      const { top, left, width, height } = region.getBoundingClientRect();
      box.style.translate = `${left}px ${top}px`;
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      // The header's own label leaves the logo free.
      const wanted = isHeader ? height : Math.max(0, (covered?.bottom ?? 0) - top);
      label.style.top = `${Math.max(0, Math.min(wanted, box.clientHeight - label.offsetHeight))}px`;
    }
  }
}
