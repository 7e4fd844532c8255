import { SHELL } from '@tramuntana/contracts';
import { element } from './element';
import type { Region } from './findRegions';

type Box = { region: Element; box: HTMLElement; label: HTMLElement };

/** Labelled outlines over parts of the page. They follow scrolling and changes of size. */
export class Outlines {
  readonly layer = element('div', { class: 'outlines' });
  private boxes: Box[] = [];
  private isDue = false;
  private readonly sizes = new ResizeObserver(() => this.placeSoon());

  constructor() {
    for (const type of ['scroll', 'resize']) addEventListener(type, () => this.placeSoon(), { passive: true });
  }

  /** Outlines these parts. Existing boxes are reused, because a page may change many times a second. */
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
    // The sticky header covers the top of the other parts.
    const covered = this.boxes.find(({ region }) => region.localName === 'header')?.region.getBoundingClientRect();
    for (const { region, box, label } of this.boxes) {
      const isHeader = region.localName === 'header';
      const { top, left, width, height } = region.getBoundingClientRect();
      box.style.translate = `${left}px ${top}px`;
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      // The header's own label is at its lower edge, so that it does not cover the logo.
      const wanted = isHeader ? height : Math.max(0, (covered?.bottom ?? 0) - top);
      label.style.top = `${Math.max(0, Math.min(wanted, box.clientHeight - label.offsetHeight))}px`;
    }
  }
}
