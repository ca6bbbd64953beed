import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & { label: string; icon: LucideIcon };

export function IconButton({ label, icon: Icon, variant = 'ghost', size = 'icon', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size={size} aria-label={label} title={label}>
      <Icon size={20} aria-hidden />
    </Button>
  );
}
