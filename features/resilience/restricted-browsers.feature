Feature: Restricted and old browsers

  @browser @D-282
  Scenario: A customer whose browser blocks the storage of websites moves between tabs
    Given a company with three representatives
    And my browser blocks the storage of websites
    When I open the representatives
    And I go to the tab "Dokumente"
    And I go to the tab "Vertretung"
    And I begin to change the details of Jonas Brandt
    Then these details still read:
      | first name | Jonas |

  @browser @D-282
  Scenario: A customer with an old browser uses the portal as without JavaScript
    Given I have an account
    When I open "/login" in a browser without newer features of JavaScript
    And I log in here
    Then I arrive at "/dashboard/applications"
