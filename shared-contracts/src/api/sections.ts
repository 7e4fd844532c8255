/**
 * Starts the numbering of one post's sections. The returned function makes the next id from the author's name for the
 * section or from its heading (docs/product/blog.md#post-12). The blog's page writes these ids and the feed links to them.
 * The prefix keeps them apart from the page's own ids.
 */
export function sectionIds(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const id = `${PREFIX}${slugOf(name)}`;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count > 1 ? `${id}_${count}` : id;
  };
}

/** The id of the section that a link such as `#zonas` leads to, if the post has it. `hash` begins with `#`. */
export function findSection(hash: string, ids: ReadonlySet<string>): string | undefined {
  const name = decoded(hash.slice(1));
  return [name, `${PREFIX}${slugOf(name)}`].find((id) => ids.has(id));
}

const PREFIX = 'apartado-';

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
