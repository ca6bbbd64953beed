import { useSearchParams } from 'react-router';
import { AttorneyVerification } from '#web/features/attorneys/attorney-verification.tsx';

export function AttorneyVerificationPage() {
  const [query] = useSearchParams();
  return <AttorneyVerification token={query.get('token')?.trim() || null} />;
}
