/** A page of a remote that the footer links to, and a page of another remote to come from and to go to. */
export type Target = {
  remote: string;
  path: string;
  /** The footer's link to the page. */
  link: string;
  heading: string;
};

/** The first screens of all four remotes. */
const TARGETS: readonly Target[] = [
  { remote: 'mfe-marketing', path: '/sobre-nosotros', link: 'Sobre Nosotros', heading: 'Sobre Nosotros' },
  { remote: 'mfe-blog', path: '/blog', link: 'Blog', heading: 'Blog' },
  { remote: 'mfe-media', path: '/media', link: 'Galería', heading: 'Galería' },
  { remote: 'mfe-shop', path: '/tienda', link: 'Tienda de demostración', heading: 'Tienda de drones' },
];

export const WAYS = ['first load', 'client navigation'] as const;
export type Way = (typeof WAYS)[number];

/** A remote and the visitor's way to it. `other` is a healthy remote. */
export type Visit = { name: string; way: Way; target: Target; other: Target };

/** Every remote on every way. Neighbours differ in both, so the sample's diagonal covers all of them. */
export const VISITS: readonly Visit[] = [0, 1].flatMap((turn) =>
  TARGETS.map((target, index) => {
    const way = WAYS[(index + turn) % WAYS.length] as Way;
    const other = TARGETS[(index + 1) % TARGETS.length] as Target;
    return { name: `${target.remote}, ${way}`, way, target, other };
  }),
);
