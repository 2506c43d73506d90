import type { TextKey } from '../../texts/translate';
import type { Glimpse } from '../parts/miniature';

type GroupKey = Extract<TextKey<'pages'>, `groups.${string}`>;
export type Group = GroupKey extends `groups.${infer Name}` ? Name : never;

export interface Situation {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  readonly description: string;
  readonly summary: string;
  readonly glimpse: Glimpse;
  readonly words: string;
  readonly isLoaded: boolean;
}
