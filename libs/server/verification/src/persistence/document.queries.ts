import { Injectable } from '@nestjs/common';
import type { DocumentId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import { type DocumentRow, DocumentSchema } from './verification.schema';

const columns = selection(columnsOf(DocumentSchema), 'f');

@Injectable()
export class DocumentQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: DocumentId): Promise<DocumentRow | undefined> {
    return this.read.one<DocumentRow>(`select ${columns} from verification.documents f where f.id = $1`, [
      id,
    ]);
  }
}
