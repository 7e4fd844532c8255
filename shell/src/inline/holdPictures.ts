import { LATE_LAYOUT } from 'shared-ui';
import { PICTURE_ON_SCREEN, PICTURES_WAIT } from '../shared/composition/page/pictureOrder';

/**
 * Lets lazy pictures below the screen wait (`PICTURE_ORDER_STYLES`), and returns a function that shows all. Browsers fetch
 * such pictures from 1250 px away (Chromium), so two or three of them shared the line with the scripts of every first page.
 * A visitor who scrolls gets them at once. Like late layout, it is for visits that begin at the top.
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
      // The picture itself is out of its place.
      const place = (img.closest('picture') ?? img).parentElement;
      if (place) screen.observe(place);
    }
  });
  addEventListener('scroll', show, { once: true, passive: true });
  return show;
}
