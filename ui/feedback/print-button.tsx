import Printer from 'virtual:icon/printer';
import { Button, type ButtonProps } from 'ui/layout/button';
import { useHydrated } from './use-hydrated';

export function PrintButton(props: Pick<ButtonProps, 'size' | 'children'>) {
  if (!useHydrated()) return null;
  return <Button variant="ghost" icon={Printer} {...props} onClick={() => window.print()} />;
}
