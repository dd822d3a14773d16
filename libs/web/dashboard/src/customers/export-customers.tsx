import { type ExportFormat, exportCustomers } from '@smachot/contracts';
import { saveFile } from '@smachot/web-platform';
import { ExportButtons } from '@smachot/web-ui';
import { type CustomerChoice, filterOf } from './customers-api';

/** Saves the customers that are shown as a table for other programs. */
export function ExportCustomers({ partner, choice }: { partner: string; choice: CustomerChoice }) {
  const save = (format: ExportFormat) =>
    saveFile(exportCustomers, `customers-${partner}.${format}`, {
      params: { partner },
      query: { ...filterOf(choice), format },
    });
  return <ExportButtons save={save} />;
}
