import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { decideReviewReport, type InputOf, listReviewReports } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { DecideReviewReport, ListReviewReports } from '../use-cases/review-reports';

@Controller()
export class ReviewReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listReviewReports)
  list(@Input() { query }: InputOf<typeof listReviewReports>) {
    return this.queries.execute(new ListReviewReports(query));
  }

  @Serves(decideReviewReport)
  decide(@Input() { params, body }: InputOf<typeof decideReviewReport>) {
    return this.commands.execute(new DecideReviewReport(params.reviewId, body));
  }
}
