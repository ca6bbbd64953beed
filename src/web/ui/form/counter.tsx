import { clsx } from 'clsx';

export type CounterProps = { value: string; max: number };

/** Quiet while there is room; read out only near the end, not at every letter. */
export function Counter({ value, max }: CounterProps) {
  const isNearEnd = value.length >= max * 0.9;
  return (
    <span
      aria-live={isNearEnd ? 'polite' : 'off'}
      className={clsx('ml-auto text-sm tabular-nums', isNearEnd ? 'text-warn' : 'text-muted')}
    >
      {value.length}/{max}
    </span>
  );
}
