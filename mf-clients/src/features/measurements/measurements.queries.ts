import { call } from '@formline/shared/api-client';
import { listMeasurements } from '@formline/shared/contracts/measurements';
import { queryOptions } from '@formline/shared/query';

/** A client's measurements, newest first. */
export const measurementsQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'measurements', clientId],
    queryFn: ({ signal }) => call(listMeasurements, { params: { id: clientId } }, signal),
  });
