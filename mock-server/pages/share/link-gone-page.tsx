import Unlink from 'virtual:icon/unlink-2';
import { Icon } from 'ui/layout/icon';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { card } from '../parts/card.css';
import { inWorld } from '../shell/places';
import * as css from './share.css';

export type LinkedThing = 'state' | 'film';

/** SIM-12. Answer to a link that was withdrawn. */
export default function LinkGonePage({ of }: { of: LinkedThing }) {
  const page = usePage();
  const t = useTexts('shared');
  return (
    <main className={css.main} id="content" tabIndex={-1}>
      <div className={`${card} ${css.gone}`}>
        <span className={css.badge}>
          <Icon of={Unlink} size={20} />
        </span>
        <h1>{t('gone')}</h1>
        <p>{t(`goneText.${of}`)}</p>
        <ButtonLink size="large" href={inWorld('/simulator/', page)}>
          {t('toSimulator')}
        </ButtonLink>
      </div>
    </main>
  );
}
