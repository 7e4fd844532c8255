/** The blog's feed. The head of every blog page links it, so that feed readers find it. */
export const feed = { type: 'application/rss+xml', title: 'Blog de Tramuntana Drones', href: '/api/rss.xml' } as const;
