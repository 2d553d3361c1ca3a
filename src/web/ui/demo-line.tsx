import type { ReactNode } from 'react';
import listing from './listing.module.css';

/** Says where what is shown was made for demonstration. */
export function DemoLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={listing.demo}>
      <strong>Demo.</strong> {children}
    </p>
  );
}
