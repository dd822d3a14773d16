import { Injectable } from '@nestjs/common';
import { accept, type Result } from '@smachot/kernel';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { ImportAnalyzer } from './import-analyzer';

/**
 * Complete rows of an uploaded table. A preview stores its first page only; when more rows are needed, the table is judged
 * once more and stored whole.
 */
@Injectable()
export class WholeTables {
  constructor(
    private readonly uploads: TableUploads,
    private readonly judge: ImportAnalyzer,
  ) {}

  /**
   * Stores all rows of a table. Concurrent callers all judge it and the first result is stored; a missing table is left to
   * the reader.
   */
  async keep(address: UploadAddress): Promise<Result<undefined>> {
    if ((await this.uploads.isWhole(address)) !== false) return accept();
    const judged = await this.judge.judgeAgain(address);
    if (!judged.ok) return judged;
    await this.uploads.keepWhole(address, judged.value.table);
    return accept();
  }
}
