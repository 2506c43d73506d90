import Clock from 'virtual:icon/clock';
import Play from 'virtual:icon/play';
import RotateCcw from 'virtual:icon/rotate-ccw';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import type { TextKey } from '../../texts/translate';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { card, cardTag } from '../parts/card.css';
import { SearchForm } from '../parts/search-form';
import { ToolsCard, type ToolsData } from '../parts/tools-card';
import { addWorldToHref } from '../shell/navigation-items';
import {
  BrandsIllustration,
  type DrawnBrand,
  type DrawnOffer,
  type DrawnSituation,
  OfferIllustration,
  SituationsIllustration,
} from './illustrations';
import { RecentCard, type RecentWorld } from './recent-card';
import * as css from './start-page.css';

type GroupKey = Extract<TextKey<'pages'>, `groups.${string}`>;

export interface StartData {
  readonly isShared: boolean;
  /** UTC time. Null unless the simulator is hosted. */
  readonly endsAt: string | null;
  readonly isChanged: boolean;
  readonly demo: { readonly minutes: number | null; readonly stops: readonly string[] };
  readonly situationCount: number;
  readonly groups: readonly (GroupKey extends `groups.${infer Group}` ? Group : never)[];
  readonly offer: DrawnOffer | null;
  readonly shownSituations: readonly DrawnSituation[];
  readonly brands: readonly DrawnBrand[];
  readonly recentWorlds: readonly RecentWorld[];
  readonly tools: ToolsData;
}

export default function StartPage(data: StartData) {
  return (
    <main className={css.start} id="content" tabIndex={-1}>
      <StartHeader {...data} />
      <div className={css.startOptions}>
        <DemoCard {...data} />
        <SituationsCard {...data} />
        <BankCard {...data} />
      </div>
      <div className={css.belowStartOptions}>
        <RecentCard worlds={data.recentWorlds} />
        <ToolsCard {...data.tools} />
      </div>
    </main>
  );
}

function StartHeader({ isShared, endsAt, isChanged }: StartData) {
  const page = usePage();
  const t = useTexts('start');
  return (
    <header className={css.head}>
      <h1>{t('title')}</h1>
      <p className={css.lead}>
        <span>{isShared ? t('leadShared') : t('lead')}</span>
        {endsAt !== null && !isShared && <span>{` ${t('ends', { time: endsAt })}`}</span>}
      </p>
      {isShared && (
        <p>
          <a href={addWorldToHref('/simulator/', { ...page, sandbox: null })}>{t('toOwn')}</a>
        </p>
      )}
      {isChanged && (
        <form method="post" action={addWorldToHref('/simulator/page/reset', page)}>
          <input type="hidden" name="from" value="start" />
          <Button icon={RotateCcw}>{t('reset')}</Button>
        </form>
      )}
    </header>
  );
}

function DemoCard({ demo: { minutes, stops }, offer }: StartData) {
  const page = usePage();
  const t = useTexts('start');
  return (
    <section className={joinClassNames(card, css.startOption)} aria-labelledby="way-demo">
      <div className={css.illustration} aria-hidden="true">
        {offer && <OfferIllustration {...offer} />}
      </div>
      <div className={css.startOptionBody}>
        <div className={css.startOptionHeader}>
          <h2 id="way-demo">{t('demo')}</h2>
          {minutes !== null && (
            <span className={cardTag}>
              <Icon of={Clock} size={14} />
              <span>{t('minutes', { count: minutes })}</span>
            </span>
          )}
        </div>
        <p>{t('demoLead')}</p>
        <ol className={css.stops}>
          {stops.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ol>
        <div className={css.actions}>
          <ButtonLink
            variant="primary"
            size="large"
            icon={Play}
            href={`${addWorldToHref('/simulator/demo', page)}&restart`}
          >
            {t('startDemo')}
          </ButtonLink>
          <ButtonLink size="large" href={addWorldToHref('/simulator/demo/presenter', page)}>
            {t('presenter')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function SituationsCard({ situationCount, groups, shownSituations }: StartData) {
  const page = usePage();
  const t = useTexts('start');
  const words = useTexts('pages');
  const address = addWorldToHref('/simulator/situations', page);
  return (
    <section className={joinClassNames(card, css.startOption)} aria-labelledby="way-situations">
      <div className={joinClassNames(css.illustration, css.onlyWide)} aria-hidden="true">
        <SituationsIllustration situations={shownSituations} />
      </div>
      <div className={css.startOptionBody}>
        <h2 id="way-situations">{t('situations')}</h2>
        <p>{t('situationsLead', { count: situationCount })}</p>
        <SearchForm
          action="/simulator/situations"
          keptParameters={{ sandbox: page.sandbox?.id, lang: page.language }}
          label={words('search')}
          placeholder={words('searchHere')}
        />
        <ul className={css.links}>
          {groups.map((group) => (
            <li key={group}>
              <a href={`${address}&group=${group}#library`}>{words(`groups.${group}`)}</a>
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          <ButtonLink size="large" href={address}>
            {t('allSituations', { count: situationCount })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function BankCard({ brands }: StartData) {
  const page = usePage();
  const t = useTexts('start');
  const address = addWorldToHref('/simulator/bank', page);
  return (
    <section className={joinClassNames(card, css.startOption)} aria-labelledby="way-bank">
      <div className={css.illustration} aria-hidden="true">
        <BrandsIllustration brands={brands} />
      </div>
      <div className={css.startOptionBody}>
        <h2 id="way-bank">{t('bank')}</h2>
        <p>{t('bankLead')}</p>
        <ul className={css.links}>
          <li>
            <a href={addWorldToHref('/simulator/bank/form/editor', page)}>{t('buildForm')}</a>
          </li>
          <li>
            <a href={`${address}#file-title`}>{t('readFile')}</a>
          </li>
          <li>
            <a href={`${address}#fetch-title`}>{t('fetchBank')}</a>
          </li>
        </ul>
        <div className={css.actions}>
          <ButtonLink size="large" href={address}>
            {t('newBank')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
