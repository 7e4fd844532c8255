import type { Picture } from '@tramuntana/contracts';
import type { VideoAsset } from '../media/VideoAsset';

/** A button's effect: it opens a page of the site, opens another address in a new tab, or plays the hero's video. */
export type Action =
  | { kind: 'page'; label: string; to: string }
  | { kind: 'external'; label: string; href: string }
  | { kind: 'play'; label: string };

export type Item = { title: string; description: string };
export type Frame = {
  src: string;
  sameOrigin: boolean;
  /** The iframe's name for screen readers. */
  frameTitle: string;
  linkLabel: string;
  picture: Picture;
};
export type Figure = { value: string; label: string };
export type Question = { question: string; answer: string };
export type CardItem = Item & { picture?: Picture; results?: readonly string[]; to?: string };
export type EquipmentItem = Item & { features: readonly string[]; picture?: Picture };
export type CaseItem = Item & { picture: Picture; play?: { label: string; href: string } };

type Titled<Kind extends string> = { kind: Kind; title: string; lead?: string };

export type StatsSection = Titled<'stats'> & { items: readonly Figure[] };
/** Cards for services, technologies or innovations. */
type CardsSection = Titled<'cards'> & { items: readonly CardItem[] };
/** A numbered list in two columns, for the characteristics of a drone or a service. */
type FeaturesSection = Titled<'features'> & { items: readonly Item[] };
/** Reasons and advantages, with check marks. */
type BenefitsSection = Titled<'benefits'> & { items: readonly Item[] };
type StepsSection = Titled<'steps'> & { items: readonly Item[] };
type EquipmentSection = Titled<'equipment'> & { items: readonly EquipmentItem[] };
type SectorsSection = Titled<'sectors'> & { items: readonly CardItem[] };
type QuoteSection = Titled<'quote'> & { text: string; author: string; detail: string };
/** Finished work. A tile with `play` opens its video in a new tab. */
type CasesSection = Titled<'cases'> & { items: readonly CaseItem[] };
type CollageSection = Titled<'collage'> & { pictures: readonly Picture[]; actions?: readonly Action[] };
export type VideoSection = Titled<'video'> & {
  video: VideoAsset;
  /** The date of the same clip in the gallery (`fecha`, ISO 8601). */
  published: string;
  actions?: readonly Action[];
};
/** An iframe: a viewer on the site's own origin, or another provider's page that loads after a click. */
type EmbedSection = Titled<'embed'> & { embed: Frame };
type FaqSection = Titled<'faq'> & { items: readonly Question[] };
export type CallToActionSection = Titled<'callToAction'> & { lead: string; actions: readonly Action[] };

/** All sections that a content page can have. A new kind needs a member here and a view in src/sections. */
export type Section =
  | StatsSection
  | CardsSection
  | FeaturesSection
  | BenefitsSection
  | StepsSection
  | EquipmentSection
  | SectorsSection
  | QuoteSection
  | CasesSection
  | CollageSection
  | VideoSection
  | EmbedSection
  | FaqSection
  | CallToActionSection;
