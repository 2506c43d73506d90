import Unlink from 'virtual:icon/unlink-2';
import { Icon } from 'ui/layout/icon';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { card } from '../parts/card.css';
import { frame } from '../parts/frame.css';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './share.css';
import type { SharedKind } from './shared-data';

export default function LinkGonePage({ kind }: { kind: SharedKind }) {
  const page = usePage();
  const t = useTexts('shared');
  return (
    <main className={frame.text} id="content" tabIndex={-1}>
      <div className={`${card} ${css.goneCard}`}>
        <span className={css.badge}>
          <Icon of={Unlink} size={20} />
        </span>
        <h1>{t('gone')}</h1>
        <p>{t(`goneText.${kind === 'film' || kind === 'comparison' ? kind : 'world'}`)}</p>
        <ButtonLink size="large" href={addWorldToHref('/simulator/', page)}>
          {t('toSimulator')}
        </ButtonLink>
      </div>
    </main>
  );
}
