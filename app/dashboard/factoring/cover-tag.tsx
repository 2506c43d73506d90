import CircleCheck from 'virtual:icon/circle-check';
import CircleAlert from 'virtual:icon/circle-exclamation-point';
import CircleMinus from 'virtual:icon/circle-minus';
import CircleHelp from 'virtual:icon/circle-question-mark';
import CircleSlash from 'virtual:icon/circle-slash';
import CircleX from 'virtual:icon/circle-x';
import Clock from 'virtual:icon/clock';
import FileSearch from 'virtual:icon/file-search';
import ShieldCheck from 'virtual:icon/shield-check';
import ShieldHalf from 'virtual:icon/shield-half';
import type { CoverStatus } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import type { IconDrawing } from 'ui/layout/icon';
import { Tag, type TagTone } from 'ui/records/status-tag';

const LOOKS: Record<CoverStatus | 'unknown', { icon: IconDrawing; tone: TagTone }> = {
  CheckPolicy: { icon: FileSearch, tone: 'info' },
  Closed: { icon: CircleCheck, tone: 'neutral' },
  Cover: { icon: ShieldCheck, tone: 'success' },
  Error: { icon: CircleAlert, tone: 'danger' },
  Inactive: { icon: CircleMinus, tone: 'neutral' },
  NoCover: { icon: CircleSlash, tone: 'warning' },
  Partial: { icon: ShieldHalf, tone: 'warning' },
  Pending: { icon: Clock, tone: 'info' },
  Rejected: { icon: CircleX, tone: 'danger' },
  unknown: { icon: CircleHelp, tone: 'neutral' },
};

export function CoverTag({ status }: { status: CoverStatus | 'unknown' }) {
  const { t } = useTranslation('factoring');
  const { icon, tone } = LOOKS[status];
  return (
    <Tag tone={tone} icon={icon} size="s">
      {t(`cover.${status}`)}
    </Tag>
  );
}
