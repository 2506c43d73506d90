import Clapperboard from 'virtual:icon/clapperboard';
import { LANGUAGES } from 'contracts/api/enumerations/language';
import { LiveForm } from '../live/live-form';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { card, quiet } from '../parts/card.css';
import { field } from '../parts/field.css';
import { SearchForm } from '../parts/search-form';
import { LANGUAGE_NAMES } from '../shell/language-names';
import { inWorld, portalHref } from '../shell/places';
import * as css from './film.css';
import type { FilmData } from './film-data';

export function FilmForm(data: FilmData) {
  const { what, obstacle, choice } = data;
  const page = usePage();
  const t = useTexts('film');
  const address = inWorld('/simulator/film', page);
  return (
    <section className={`${card} ${css.form}`} aria-labelledby="what-title">
      <h2 id="what-title">{t('what')}</h2>
      <p className={css.segments}>
        {(['clicks', 'scenario'] as const).map((kind) => (
          <LiveLink
            key={kind}
            href={`${address}&what=${kind}`}
            aria-current={kind === what ? 'true' : undefined}
          >
            {t(kind)}
          </LiveLink>
        ))}
      </p>
      {what === 'scenario' && <ScenarioSearch {...data} />}
      <LiveForm className={css.fields} method="post" action={address}>
        <input type="hidden" name="what" value={what} />
        {what === 'clicks' ? <Clicks {...data} /> : <Scenarios {...data} />}
        {obstacle === null && (
          <>
            <h2>{t('look')}</h2>
            <div className={css.look}>
              <label>
                <span>{t('language')}</span>
                <select className={field} name="language" defaultValue={choice.language}>
                  {LANGUAGES.map((language) => (
                    <option key={language} value={language} lang={language}>
                      {LANGUAGE_NAMES[language]}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span>{t('size')}</span>
                <select className={field} name="size" defaultValue={choice.size}>
                  <option value="desk">{t('desk')}</option>
                  <option value="phone">{t('phone')}</option>
                </select>
              </label>
              <label className={css.wide}>
                <span>{t('filmTitle')}</span>
                <input
                  className={field}
                  name="title"
                  maxLength={80}
                  defaultValue={choice.title}
                  aria-describedby="title-hint"
                  autoComplete="off"
                />
              </label>
            </div>
            <p className={quiet} id="title-hint">
              {t('titleHint')}
            </p>
            <p className={css.actions}>
              <Button look="primary" size="large" icon={Clapperboard}>
                {t('make')}
              </Button>
            </p>
            <p className={quiet}>{t('copyHint')}</p>
          </>
        )}
      </LiveForm>
    </section>
  );
}

function Clicks({ clicks }: FilmData) {
  const page = usePage();
  const t = useTexts('film');
  if (clicks.length === 0) {
    return (
      <>
        <p>{t('noClicks')}</p>
        <p>
          <ButtonLink
            href={portalHref(page.sandbox?.persona ?? 'visitor', page)}
            target="_blank"
            rel="noopener"
          >
            {t('openPortal')}
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <fieldset className={css.group}>
      <legend className={quiet}>{t('clicksHint')}</legend>
      <ul className={css.choices}>
        {clicks.map(({ id, caption, at, isIn }) => (
          <li key={id}>
            <label>
              <input type="checkbox" name="step" value={id} defaultChecked={isIn} />
              <span>{caption}</span>
              <small>{at}</small>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ScenarioSearch({ scenarios: { query, found, shown } }: FilmData) {
  const { sandbox, language } = usePage();
  const t = useTexts('film');
  return (
    <>
      <SearchForm
        action="/simulator/film"
        keeping={{ sandbox: sandbox?.id, lang: language, what: 'scenario' }}
        value={query}
        label={t('search')}
        placeholder={t('searchHere')}
      />
      <p className={quiet} role="status">
        <span>{t('found', { count: found })}</span>
        {found > shown.length && <span>{` · ${t('foundMore', { n: shown.length })}`}</span>}
      </p>
    </>
  );
}

function Scenarios({ scenarios: { shown, chosen }, obstacle }: FilmData) {
  const t = useTexts('film');
  if (shown.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={quiet}>{t('scenarioHint')}</legend>
      <ul className={css.choices}>
        {shown.map(({ key, name, feature, steps, command }) => (
          <li key={key}>
            {obstacle === null ? (
              <label>
                <input type="radio" name="scenario" value={key} defaultChecked={key === chosen} />
                <span lang="en" translate="no">
                  {name}
                </span>
                <small>{[feature, t('steps', { count: steps })].join(' · ')}</small>
              </label>
            ) : (
              <div>
                <span lang="en">{name}</span>
                <small>{[feature, t('steps', { count: steps })].join(' · ')}</small>
                <code>{command}</code>
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
