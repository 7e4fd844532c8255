/** The blog's feed, which readers' programs find through the head of every page of the blog. */
export const feed = { type: 'application/rss+xml', title: 'Blog de Tramuntana Drones', href: '/api/rss.xml' } as const;
