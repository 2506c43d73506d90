import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTranslation } from 'react-i18next';
import { formatShare } from '~/domain/ownership-share';
import * as css from './representatives.css';
import type { Ownership } from './rules/roster';

/** Basis points. Narrower shares have no room for a figure. */
const MIN_SHARE_FOR_FIGURE = 800;

export function OwnershipBar({
  ownership: { parts, others, total, unassignedShare, excess },
}: {
  ownership: Ownership;
}) {
  const { t, i18n } = useTranslation('representatives');
  const share = (points: number) => formatShare(points, i18n.language);
  const shareTexts = parts.map(({ name, points }) => `${name} ${share(points)}`);
  if (others) shareTexts.push(t('ownership.others', { count: others.count, share: share(others.points) }));
  if (unassignedShare > 0 && parts.length > 0)
    shareTexts.push(t('ownership.free', { share: share(unassignedShare) }));
  const size = (points: number) => assignInlineVars({ [css.partSize]: String(points) });
  return (
    <div
      role="img"
      aria-label={
        parts.length === 0 ? t('ownership.nobody') : t('ownership.bar', { parts: shareTexts.join(', ') })
      }
      className={css.bar}
      data-excess={excess > 0 ? '' : undefined}
    >
      {parts.map(({ id, points, fill }) => (
        <i key={id} className={css.barPart[fill]} style={size(points)} translate="no">
          {points >= Math.max(MIN_SHARE_FOR_FIGURE, total * 0.08) && share(points)}
        </i>
      ))}
      {others && <i className={css.barPart[others.fill]} style={size(others.points)} />}
      {unassignedShare > 0 && <i className={css.unassignedPart} style={size(unassignedShare)} />}
    </div>
  );
}

export function OwnershipLegend({
  ownership: { parts, others, total, unassignedShare, excess },
}: {
  ownership: Ownership;
}) {
  const { t, i18n } = useTranslation('representatives');
  const share = (points: number) => formatShare(points, i18n.language);
  return (
    <div className={css.legendRow}>
      <ul className={css.legend}>
        {parts.map(({ id, name, points, fill }) => (
          <li key={id} className={css.legendItem}>
            <i className={css.swatch[fill]} />
            <span>
              <span translate="no">{name}</span>{' '}
              <span className={css.sharePercent} translate="no">
                {share(points)}
              </span>
            </span>
          </li>
        ))}
        {others && (
          <li className={css.legendItem}>
            <i className={css.swatch[others.fill]} />
            <span>{t('ownership.others', { count: others.count, share: share(others.points) })}</span>
          </li>
        )}
        {unassignedShare > 0 && (
          <li className={css.legendItem}>
            <i className={css.swatchUnassigned} />
            <span>{t('ownership.free', { share: share(unassignedShare) })}</span>
          </li>
        )}
      </ul>
      <p className={css.shareSum} data-excess={excess > 0 ? '' : undefined}>
        <span>{t('ownership.sum')}</span> <b translate="no">{share(total)}</b>
        {excess > 0 && <span>{` · ${t('ownership.excess', { share: share(excess) })}`}</span>}
      </p>
    </div>
  );
}
