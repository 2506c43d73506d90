Feature: My applications

  @LIST-01 @plain
  Scenario: A customer without applications is invited to apply
    Given I am logged in
    When I open "/dashboard/applications"
    Then I see the message that I have no applications
    And I can go on to /application/loan-info

  @LIST-01 @CLA-13 @plain @needs-proxy
  Scenario: A new application is in the list before the API of the lender returns it
    Given I have applied for 250,000 euros and seen the offer
    And the list of applications misses the newest one
    When I open "/dashboard/applications"
    Then my list shows one application that is being processed
    When the lending system recovers
    And I open "/dashboard/applications"
    Then my list shows one application over 250,000 euros that I can complete

  @LIST-01 @plain @needs-partners
  Scenario: A partner without self-service does not invite customers to apply
    Given I visit Nordkontor
    And I am logged in
    When I open "/dashboard/applications"
    Then I see the message that I have no applications
    But I cannot go on to /application/loan-info

  @LIST-03
  Scenario Outline: A row of the list of applications shows amount, date and action <where>
    Given I have applied for 250,000 euros
    And I am logged in
    Then my list shows one application over 250,000 euros that I can complete
    And every application is listed with its creation date in UTC

    @plain
    Examples:
      | where        |
      | on a desktop |

    @no-js @phone
    Examples:
      | where                         |
      | on a phone without JavaScript |

  @LIST-02 @LIST-03 @LIST-06
  Scenario: Applications that need action are highlighted
    Given I am the customer with an application in every status
    When I open my applications
    Then action is required only for applications that are open or wait for signatures
    And every application is listed with its status
    And open applications are to be completed, all others to be viewed
    And only open ones and those that wait for signatures are highlighted

  @LIST-03 @SHELL-27 @needs-clock
  Scenario: The list shows dates in UTC in every time zone
    Given I live in the time zone "Pacific/Kiritimati"
    And it is the evening of 2026-03-10 in UTC, which is the next day there
    And I am the customer with an application in every status
    When I open my applications
    Then every application is listed with its creation date in UTC

  @LIST-06 @plain
  Scenario: The list recognises unusual spellings of a status
    Given I am the customer with statuses in unusual spellings
    When I open my applications
    Then every application is listed with its status

  @LIST-01 @needs-proxy
  Scenario: The list of applications shows progress while it loads
    Given I am logged in
    And I open "/dashboard/settings"
    And the list of applications takes 3 seconds
    When I go to my applications
    Then I see that they are being loaded

  @LIST-01 @plain
  Scenario: Two hundred applications are split into pages
    Given I am the customer with two hundred applications
    When I open my applications
    Then 50 applications are shown, "1 bis 50 von 200 Anträgen"
    When I choose to see the next page
    Then 50 applications are shown, "51 bis 100 von 200 Anträgen"
    When I open "/dashboard/applications?page=99"
    Then 50 applications are shown, "151 bis 200 von 200 Anträgen"

  @LIST-01 @needs-proxy
  Scenario: The list stays visible while its next page loads slowly, then its heading has the focus
    Given I am the customer with two hundred applications
    And I open my applications
    And the list of applications takes 2 seconds
    When I choose to see the next page
    Then 50 applications are shown, "1 bis 50 von 200 Anträgen"
    And 50 applications are shown, "51 bis 100 von 200 Anträgen"
    And the heading has the focus

  @SHELL-26 @needs-media
  Scenario: The list prints as a table
    Given I am the customer with an application in every status
    When I open my applications
    Then on paper each application is a row of a table, under the names of its columns
