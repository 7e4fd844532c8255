import { LATE_LAYOUT } from '@tramuntana/ui';
import { PICTURE_ON_SCREEN, PICTURES_WAIT } from '../shared/composition/page/pictureOrder';

/**
 * Delays lazy pictures below the screen (`PICTURE_ORDER_STYLES`) until a scroll, or until the returned function is called.
 * Chromium fetches lazy pictures from 1250 px away. They would compete with the first page's scripts for bandwidth.
 * Like late layout, this is only for visits that begin at the top.
 */
export function holdPictures(): () => void {
  const root = document.documentElement;
  if (!root.hasAttribute(LATE_LAYOUT)) return () => {};
  root.setAttribute(PICTURES_WAIT, '');
  const screen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) for (const img of target.querySelectorAll('img')) img.setAttribute(PICTURE_ON_SCREEN, '');
  });
  const show = () => {
    screen.disconnect();
    root.removeAttribute(PICTURES_WAIT);
    for (const img of document.querySelectorAll(`[${PICTURE_ON_SCREEN}]`)) img.removeAttribute(PICTURE_ON_SCREEN);
  };
  addEventListener('DOMContentLoaded', () => {
    if (!root.hasAttribute(PICTURES_WAIT)) return;
    for (const img of document.querySelectorAll('img[loading=lazy]')) {
      // Observe the parent, because the style moves the picture itself off the page.
      const parent = (img.closest('picture') ?? img).parentElement;
      if (parent) screen.observe(parent);
    }
  });
  addEventListener('scroll', show, { once: true, passive: true });
  return show;
}
