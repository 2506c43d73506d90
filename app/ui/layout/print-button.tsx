import Printer from 'virtual:icon/printer';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { Button, type ButtonProps } from './button';

/** Needs scripts. Browsers print without it, too. */
export function PrintButton(props: Pick<ButtonProps, 'size' | 'children'>) {
  if (!useHydrated()) return null;
  return <Button variant="ghost" icon={Printer} {...props} onClick={() => window.print()} />;
}
