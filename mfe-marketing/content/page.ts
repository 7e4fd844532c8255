import type { Picture } from '@tramuntana/contracts';
import type { VideoAsset } from '../media/VideoAsset';
import type { Action, Section } from './sections';

/** A page's metadata for search engines and shared links. The shell appends the company's name to the title. */
export type PageHeadCopy = { title: string; description: string; keywords: readonly string[]; noindex?: boolean };

export type Background = { kind: 'picture'; picture: Picture } | { kind: 'video'; video: VideoAsset };

export type HeroCopy = {
  title: string;
  lead: string;
  /** The small line that describes the picture behind it. */
  annotation?: string;
  background: Background;
  actions: readonly Action[];
};

/** A page made of data: a service, a project, the sample video. Section titles are unique within a page. */
export type ContentPage = { head: PageHeadCopy; hero: HeroCopy; sections: readonly Section[] };
