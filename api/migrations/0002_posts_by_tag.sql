DROP INDEX "post_tags_by_tag";--> statement-breakpoint
ALTER TABLE "post_tags" ADD COLUMN "fecha" date;--> statement-breakpoint
UPDATE "post_tags" SET "fecha" = "posts"."fecha" FROM "posts" WHERE "posts"."id" = "post_tags"."post_id";--> statement-breakpoint
ALTER TABLE "post_tags" ALTER COLUMN "fecha" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "post_tags_newest" ON "post_tags" USING btree ("tag_id","fecha" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);
