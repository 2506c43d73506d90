import { DemoBar, type DemoView } from './demo-bar';
import { FramedPortal } from './framed-portal';

export interface DemoPartsProps {
  bar: DemoView | null;
  framer: string | null;
}

export function DemoParts({ bar, framer }: DemoPartsProps) {
  return (
    <>
      {bar && <DemoBar demo={bar} />}
      {framer && <FramedPortal framer={framer} />}
    </>
  );
}
